import { createElement } from "react";
import Head from "next/head";
import listing from "../data/listing.json";

/** An element as the bench wrote it: its tag, its properties and what it holds. */
function Draw({ node }) {
  const [tag, properties, ...held] = node;
  return createElement(tag, properties, ...held.map(drawn));
}

/** A card is a component of its own, as it would be in any application. */
const Card = ({ node }) => createElement(Draw, { node });

const drawn = (child, at) => {
  if (typeof child === "string") return child;
  return createElement(child[0] === "article" ? Card : Draw, { key: at, node: child });
};

export default function Listing() {
  return createElement(
    "div",
    null,
    createElement(Head, null, createElement("title", null, listing.title)),
    createElement("style", { dangerouslySetInnerHTML: { __html: listing.styles } }),
    ...listing.body.map(drawn),
  );
}
