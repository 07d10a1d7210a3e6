/** "{count} years" and 3 as "3 years". */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => String(values[name] ?? blank));
