// An eye that turns around the origin, and the rays of a picture.

const FIELD = 0.62; // half the picture's height at distance 1

export class Camera {
  yaw = 3.75;
  pitch = 0.3;
  distance = 2.5;

  turn(x, y) {
    this.yaw += x;
    this.pitch = Math.min(1.5, Math.max(-1.5, this.pitch + y));
  }

  approach(factor) {
    this.distance = Math.min(9, Math.max(1.2, this.distance * factor));
  }

  // Unit vectors to the right, upwards and ahead, and where the eye is.
  get frame() {
    const [sy, cy, sp, cp] = [
      Math.sin(this.yaw),
      Math.cos(this.yaw),
      Math.sin(this.pitch),
      Math.cos(this.pitch),
    ];
    const ahead = [-sy * cp, -sp, -cy * cp];
    return {
      right: [cy, 0, -sy],
      up: [-sy * sp, cp, -cy * sp],
      ahead,
      eye: ahead.map((component) => -component * this.distance),
    };
  }

  // Fills in a ray for each pixel, row by row from the top.
  aim(rays, width, height) {
    const { right, up, ahead, eye } = this.frame;
    const { originX, originY, originZ, dirX, dirY, dirZ } = rays;
    originX.fill(eye[0]);
    originY.fill(eye[1]);
    originZ.fill(eye[2]);
    const scale = (2 * FIELD) / Math.min(width, height);
    for (let row = 0, i = 0; row < height; row++) {
      const v = (height / 2 - row - 0.5) * scale;
      for (let column = 0; column < width; column++, i++) {
        const u = (column + 0.5 - width / 2) * scale;
        dirX[i] = ahead[0] + u * right[0] + v * up[0];
        dirY[i] = ahead[1] + u * right[1] + v * up[1];
        dirZ[i] = ahead[2] + u * right[2] + v * up[2];
      }
    }
  }
}
