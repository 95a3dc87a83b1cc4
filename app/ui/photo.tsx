export type PhotoProps = {
  src: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  alt: string;
  /** Rendered on plain white: blends into the stage. A dealer's photo never does. */
  cutout: boolean;
  /** First on the page: loaded at once, before everything below the fold. */
  eager?: boolean;
};

export function Photo({ alt, cutout, eager = false, ...image }: PhotoProps) {
  return (
    <img
      {...image}
      alt={alt}
      className={cutout ? "cut" : undefined}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding={eager ? undefined : "async"}
    />
  );
}
