export type Random = () => number;

export const below = (random: Random, most: number): number => Math.floor(random() * most);

export const oneOf = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;
