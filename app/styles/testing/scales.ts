/**
 * The figures that style sheets may use. Literals on a scale stay literals, as `padding: 12px 16px`: the check in
 * scales.test.ts closes the scales, and a name for every step would only cost bytes. docs/templates.md lists them.
 */
export const scales = {
  space: {
    unit: "px",
    steps: [
      0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 72, 80, 96, 112, 128, 144, 176,
    ],
  },
  type: {
    unit: "rem",
    steps: [
      0, 0.75, 0.8125, 0.875, 0.9375, 1, 1.0625, 1.125, 1.1875, 1.25, 1.375, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25,
      3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 11, 13, 15,
    ],
  },
  line: { unit: "", steps: [0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6] },
  letter: { unit: "em", steps: [-0.06, -0.05, -0.04, -0.03, -0.02, -0.01, 0, 0.01, 0.02] },
  radius: { unit: "px", steps: [0, 2, 4, 8, 12, 16, 20, 24, 28, 32, 99] },
  shadow: { unit: "px", steps: [0, 1, 2, 3, 4] },
  motion: { unit: "ms", steps: [150, 200, 300] },
} as const;

export type Scale = keyof typeof scales;
