/** One bit per letter that occurs: a cheap test that two words cannot be similar. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= 1 << (word.charCodeAt(index) & 31);
  return mask;
}

const bitCount = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** False when the letters alone show more than `limit` edits: each edit removes at most one letter of the query. */
export const lettersNear = (query: number, word: number, limit: number): boolean => bitCount(query & ~word) <= limit;

/**
 * Edits (insert, delete, replace, swap of neighbours) from `query` to `word`, or to the nearest beginning of it when
 * `prefix`; `limit + 1` when there are more than `limit`.
 */
export function editDistance(query: string, word: string, limit: number, prefix: boolean): number {
  const far = limit + 1;
  if (query.length - word.length > limit) return far;
  if (!prefix && word.length - query.length > limit) return far;
  const width = Math.min(word.length, query.length + limit);
  let before: number[] = [];
  let previous = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= query.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= width; column++) {
      const same = query[row - 1] === word[column - 1];
      let edits = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && query[row - 1] === word[column - 2] && query[row - 2] === word[column - 1]) {
        edits = Math.min(edits, before[column - 2]! + 1);
      }
      current.push(edits);
      best = Math.min(best, edits);
    }
    if (best > limit) return far;
    before = previous;
    previous = current;
  }
  const edits = prefix ? Math.min(...previous) : previous[width]!;
  return Math.min(edits, far);
}
