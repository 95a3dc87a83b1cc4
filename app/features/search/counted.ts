/** "1 car", "1,201 cars": said in the site's own words where it is shown. */
export const counted = (count: number): string => `${count.toLocaleString("en-AU")} ${plural(count)}`;

export const plural = (count: number): string => (count === 1 ? "car" : "cars");
