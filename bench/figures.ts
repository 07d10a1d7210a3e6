/** How figures are written, on the screen and in the files. */
export const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

export const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);

export const ratio = (value: number) => value.toFixed(3);

/** Nought is the goal, so only nought is written as nought. */
export const shift = (value: number) => (value === 0 ? "0" : value.toFixed(4));

/** With a decimal where it matters: 10.4 ms are more than 10. */
export const milliseconds = (value: number) => String(Math.round(value * 10) / 10);
