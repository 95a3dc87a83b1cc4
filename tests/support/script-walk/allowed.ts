import type { Allowed } from "./differences.ts";

/** Every other difference between a page with and without a script is a defect. */
export const allowed: readonly Allowed[] = [
  {
    why: "a script applies a choice immediately; without it a button sends the choice",
    without: /^button: (?:Sort|Show [\d,]+ \w+|Try this budget|Work it out)\n/gim,
  },
  {
    why: "a script applies the chosen plan at once; without it a button sends the plan to the form",
    without: /^button: Subscribe\n/gm,
    with: /^link: Subscribe -> .*\ntext: Subscribe\n/gm,
  },
  { why: "a slider sets the field beside it", with: /^field: range : .*\n/gm },
  { why: "the browser stores saved and compared cars", with: /^(?:button: Save |field: checkbox : Compare ).*\n/gm },
  {
    why: "the page of saved cars says that it needs a script",
    without: /^text: Saved \w+ are stored in your browser, which needs JavaScript\..*\n/gm,
    with: /^text: Nothing saved yet\ntext: Tap the heart on .*\nlink: Browse all .*\ntext: Browse all .*\n/gim,
  },
  {
    why: "a script opens the search box in a dialog",
    with: /^button: Search\n/gm,
    moved: /^field: search q: Search stock = $/,
  },
  { why: "a script searches the long list of a facet", with: /^field: search : Find in .*\n/gm },
  {
    why: "buttons move through reviews and photos, which scroll without a script",
    with: /^(?:button: (?:Previous|Next) (?:photo|review)|text: Review|text: \d+ of \d+)\n/gm,
  },
  { why: "a script shortens long reviews", with: /^button: View (?:more|less) of the review by .*\n/gm },
  {
    why: "a script uses what only the browser can do",
    with: /^button: (?:Full screen|Spin|Share this \w+|Print this page|Copy a link to this)\n/gim,
  },
  {
    why: "a script asks for a day, then for one of its times",
    without: /^field: select-one booking_date_time: .*\n/gm,
    with: /^field: select-one : (?:Preferred date and time .*|Time = Time, disabled \[Time\])\n/gm,
  },
  {
    why: "a script takes several files and photos one after another",
    with: /^(?:text: Choose files|field: file : Take a photo = )\n/gm,
  },
  { why: "Continue leaves a step empty as well", with: /^button: Skip\n/gim },
  { why: "a script writes a question into the message", with: /^button: .*\?\n/gm },
  { why: "a script puts the calculator back", with: /^button: Start again\n/gim },
  { why: "a script works out what a tow car can carry", with: /^button: (Pick your .*)\ntext: \1\n/gm },
  { why: "a chat needs a script", with: /^button: (?:Ask|Chat with) .*\n/gm },
  { why: "a script shows a model in another colour", with: /^button: (?:Blue|Brown|Grey|Silver|White)\n/gm },
  {
    why: "nothing is measured without a script, so nobody is asked",
    with: /^text: May we use cookies .*\nlink: Privacy policy .*\ntext: Privacy policy\nbutton: No thanks\nbutton: Yes, .*\n/gm,
  },
];
