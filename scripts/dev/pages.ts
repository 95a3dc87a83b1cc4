// The built pages of `npm run dev`: a file, so that render threads too can import them by a path.
export * from "virtual:react-router/server-build";
