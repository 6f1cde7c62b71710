// The button for colours: as the screen has them, dark, light. In place of Furo's script.
addEventListener("DOMContentLoaded", () => {
    const next = { auto: "dark", dark: "light", light: "auto" };
    document.documentElement.classList.remove("no-js");
    for (const button of document.getElementsByClassName("theme-toggle"))
        button.addEventListener("click", () => {
            const theme = next[document.body.dataset.theme] ?? "auto";
            document.body.dataset.theme = theme;
            localStorage.setItem("theme", theme);
        });
});
