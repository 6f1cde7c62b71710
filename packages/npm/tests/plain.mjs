// What one would write in JavaScript, for benchmarks and for the page.

// A byte for each pair.
export function plainSphereBox(balls, boxes, n) {
  const { x, y, z, radius } = balls;
  const { minX, minY, minZ, maxX, maxY, maxZ } = boxes;
  const hits = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    const dx = Math.max(minX[i], Math.min(x[i], maxX[i])) - x[i];
    const dy = Math.max(minY[i], Math.min(y[i], maxY[i])) - y[i];
    const dz = Math.max(minZ[i], Math.min(z[i], maxZ[i])) - z[i];
    hits[i] = dx * dx + dy * dy + dz * dz <= radius[i] * radius[i] ? 1 : 0;
  }
  return hits;
}

// Sweep and prune: sorted along x, and each compared with those that begin before it ends.
export function plainPairs(boxes, n) {
  const order = Uint32Array.from({ length: n }, (_, i) => i).sort((a, b) => boxes.minX[a] - boxes.minX[b]);
  const sorted = (column) => Float32Array.from(order, (i) => column[i]);
  const [minX, minY, minZ] = [boxes.minX, boxes.minY, boxes.minZ].map(sorted);
  const [maxX, maxY, maxZ] = [boxes.maxX, boxes.maxY, boxes.maxZ].map(sorted);
  const pairs = [];
  for (let k = 0; k < n; k++)
    for (let l = k + 1; l < n && minX[l] <= maxX[k]; l++)
      if (minY[k] <= maxY[l] && minY[l] <= maxY[k] && minZ[k] <= maxZ[l] && minZ[l] <= maxZ[k])
        pairs.push(order[k], order[l]);
  return pairs;
}
