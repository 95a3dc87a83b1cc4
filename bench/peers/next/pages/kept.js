export { default } from "../lib/listing.js";

/** Drawn once and kept, and drawn anew when it is an hour old. */
export const getStaticProps = async () => ({ props: {}, revalidate: 3600 });
