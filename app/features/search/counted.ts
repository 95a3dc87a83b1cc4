/** "1 car", "37 cars". */
export function counted(noun: string, count: number): string {
  return `${count.toLocaleString("en-AU")} ${plural(noun, count)}`;
}

export function plural(noun: string, count: number): string {
  return count === 1 ? noun : `${noun}s`;
}
