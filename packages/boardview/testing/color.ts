/** What colors look like, also to people who see fewer of them: for testing palettes. */
type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const VISIONS = ["normal", "protan", "deutan", "tritan"] as const;
export type Vision = (typeof VISIONS)[number];

/**
 * Machado, Oliveira, Fernandes: "A Physiologically-based Model for Simulation of Color Vision Deficiency",
 * IEEE TVCG 15 (2009), severity 1.0, for linear RGB.
 */
const DEFICIENCIES: Readonly<Record<Exclude<Vision, "normal">, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** sRGB to XYZ under D65 (IEC 61966-2-1). */
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

const apply = (matrix: Matrix, [a, b, c]: Triple): Triple => {
  const [x, y, z] = matrix.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [x, y, z];
};

function linear(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** Contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [one, other].map((hex) => apply(TO_XYZ, linear(hex))[1]).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Difference of two colors as someone with that vision sees it: CIEDE2000, where 1 is just noticeable. */
export function difference(one: string, other: string, vision: Vision): number {
  return deltaE(labOf(one, vision), labOf(other, vision));
}

function labOf(hex: string, vision: Vision): Triple {
  const seen = vision === "normal" ? linear(hex) : apply(DEFICIENCIES[vision], linear(hex));
  const [r, g, b] = seen.map((value) => Math.min(1, Math.max(0, value)));
  const [x, y, z] = apply(TO_XYZ, [r, g, b]).map((value, i) => {
    const t = value / WHITE[i];
    return t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RADIAN = Math.PI / 180;
const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
const hueOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIAN + 360) % 360;

/** Sharma, Wu, Dalal: "The CIEDE2000 Color-Difference Formula", Color Research & Application 30 (2005). */
export function deltaE([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const stretch = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [hueOf(a1 * stretch, b1), hueOf(a2 * stretch, b2)];
  const gray = c1 * c2 === 0;
  const turn = gray ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RADIAN);
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = gray ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RADIAN) +
    0.24 * Math.cos(2 * h * RADIAN) +
    0.32 * Math.cos((3 * h + 6) * RADIAN) -
    0.2 * Math.cos((4 * h - 63) * RADIAN);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sC, sH] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const twist = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIAN) * 2 * seventh(c);
  const [x, y, z] = [(l2 - l1) / sL, (c2 - c1) / sC, dH / sH];
  return Math.sqrt(x * x + y * y + z * z + twist * y * z);
}
