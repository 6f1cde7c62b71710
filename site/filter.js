// The cards of the reference that have all words of the filter; a heading without any is hidden.
addEventListener("DOMContentLoaded", () => {
    const filter = document.getElementById("filter");
    if (!filter) return;
    const found = document.getElementById("found");
    const cards = [...document.querySelectorAll(".card")];
    const show = () => {
        const words = filter.value.toLowerCase().split(/[\s_]+/).filter(Boolean);
        for (const card of cards)
            card.hidden = !words.every((word) => card.textContent.toLowerCase().includes(word));
        for (const group of document.querySelectorAll(".cards"))
            group.closest("section").hidden = [...group.children].every((card) => card.hidden);
        found.textContent = words.length ? `${cards.filter((card) => !card.hidden).length} of ${cards.length}` : "";
    };
    filter.addEventListener("input", show);
    show();
});
