/** An SVG filter with a warm curve per channel: grey backdrops become sand, white bodies stay white. */
const curves = {
  R: ".05 .10 .14 .19 .26 .33 .39 .46 .53 .60 .67 .75 .79 .84 .88 .93 .98 1.00",
  G: ".04 .08 .12 .16 .22 .28 .34 .40 .46 .52 .58 .64 .69 .74 .80 .88 .95 .99",
  B: ".03 .07 .10 .15 .19 .24 .29 .33 .37 .41 .45 .49 .55 .61 .68 .80 .91 .97",
};

export function WarmGrade() {
  return (
    <svg className="unseen" width="0" height="0" aria-hidden="true">
      <filter id="warm" colorInterpolationFilters="sRGB">
        <feComponentTransfer>
          <feFuncR type="table" tableValues={curves.R} />
          <feFuncG type="table" tableValues={curves.G} />
          <feFuncB type="table" tableValues={curves.B} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
