export { default } from "../lib/listing.js";

/** Drawn anew for every request. */
export const getServerSideProps = async () => ({ props: {} });
