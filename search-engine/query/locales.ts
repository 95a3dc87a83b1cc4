/** Languages that a query may name, by both of their ISO codes: those that people in Australia and New Zealand speak most. */
export const locales: ReadonlySet<string> = new Set(
  "en eng mi mri sm smo to ton zh zho cmn ar ara vi vie it ita el ell hi hin pa pan ne nep tl tgl ko kor es spa ja jpn th tha id ind de deu fr fra pt por nl nld ru rus".split(
    " ",
  ),
);
