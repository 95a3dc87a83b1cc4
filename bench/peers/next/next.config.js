/** `next start` compresses every answer anew; with COMPRESS=0 that is left to a proxy in front. */
module.exports = {
  compress: process.env.COMPRESS !== "0",
  poweredByHeader: false,
  outputFileTracingRoot: __dirname,
  turbopack: { root: __dirname },
};
