/**
 * Fragments that trip parsers: terminators, escapes, odd characters, numbers at their bounds, names with a special
 * meaning.
 */
const pieces = [
  ..."%00,%,%2,%ff,%E0%A4%A,\0,\r\n,../,//,..%2f,',\",`,\\,{,},[,],(,),<,>,&,?,#,=,;,|,$,*,~,+,-,_,.,:,@".split(","),
  ..."0,-1,1e309,NaN,Infinity,9007199254740993,-0,0x10,null,true,undefined,__proto__,constructor,toString".split(","),
  ..."second-site,listed_on,second,OR,AND,NOT,EXISTS,IN,TO,<!--,-->,<script>,&amp;,\u2028,\ufeff,\u202e".split(","),
  "\ud800",
  "é",
  "𝕏",
  ",",
  " ",
  "a".repeat(300),
  "[".repeat(200),
  "(".repeat(200),
].map((piece) => Buffer.from(piece));

type Random = () => number;
const below = (random: Random, most: number): number => Math.floor(random() * most);

/** An entry of the corpus, changed in one to eight places. The same random numbers give the same bytes. */
export function mutate(corpus: readonly Buffer[], random: Random): Buffer {
  const pick = () => corpus[below(random, corpus.length)] ?? Buffer.alloc(0);
  let bytes = pick();
  for (let left = 1 + below(random, 8); left > 0; left -= 1) bytes = change(bytes, pick, random);
  return bytes.subarray(0, 200_000);
}

function change(bytes: Buffer, pick: () => Buffer, random: Random): Buffer {
  const at = below(random, bytes.length + 1);
  const to = Math.min(bytes.length, at + below(random, 20));
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(to)];
  const piece = pieces[below(random, pieces.length)] ?? Buffer.alloc(0);
  const other = pick();
  switch (below(random, 7)) {
    case 0:
      return Buffer.concat([before, after]);
    case 1:
      return Buffer.concat([before, piece, bytes.subarray(at)]);
    case 2:
      return Buffer.concat([before, piece, after]);
    case 3:
      return Buffer.concat([before, bytes.subarray(at, to), bytes.subarray(at, to), bytes.subarray(at)]);
    case 4:
      return Buffer.concat([before, other.subarray(below(random, other.length + 1))]);
    case 5:
      return before;
    default:
      return flip(bytes, at, random);
  }
}

function flip(bytes: Buffer, at: number, random: Random): Buffer {
  const copy = Buffer.from(bytes);
  if (at < copy.length) copy[at] = below(random, 256);
  return copy;
}
