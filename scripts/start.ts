// `npm start`: the whole demo network in one process.
process.env["DEMO"] ??= "1";
process.env["LOG_LEVEL"] ??= "warn";
await import(new URL("../build/programs/server-main.js", import.meta.url).href);

export {};
