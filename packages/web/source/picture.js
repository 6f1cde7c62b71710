// Pixels of a canvas, of fewer of them than it has on the screen where the picture is to be quick.

const SKY = [
  [27, 38, 54],
  [13, 18, 26],
];

export class Picture {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d', { alpha: false });
  }

  // About so many pixels wide or high, whichever is more, in the shape of the canvas.
  resize(longest) {
    const { clientWidth, clientHeight } = this.canvas;
    const scale = longest / Math.max(clientWidth, clientHeight, 1);
    const [width, height] = [clientWidth, clientHeight].map((side) => Math.max(16, Math.round(side * scale)));
    if (width !== this.width || height !== this.height) {
      Object.assign(this, { width, height, image: new ImageData(width, height) });
      this.canvas.width = width;
      this.canvas.height = height;
    }
    return width * height;
  }

  clear() {
    const { data } = this.image;
    for (let row = 0, i = 0; row < this.height; row++) {
      const share = row / this.height;
      const [r, g, b] = SKY[0].map((component, k) => component + share * (SKY[1][k] - component));
      for (let column = 0; column < this.width; column++, i += 4) {
        data[i] = r;
        data[i + 1] = g;
        data[i + 2] = b;
        data[i + 3] = 255;
      }
    }
  }

  set(pixel, colour, light) {
    const { data } = this.image;
    for (let k = 0; k < 3; k++) data[4 * pixel + k] = colour[k] * light;
  }

  // Over what is there.
  blend(pixel, colour, light, share) {
    const { data } = this.image;
    for (let k = 0; k < 3; k++) data[4 * pixel + k] += share * (colour[k] * light - data[4 * pixel + k]);
  }

  show() {
    this.context.putImageData(this.image, 0, 0);
  }
}

// A number from 0 to 1 as a colour, from blue over green to yellow.
export function hue(share) {
  return [70 + 185 * share ** 1.6, 150 + 62 * share, 240 - 150 * share];
}
