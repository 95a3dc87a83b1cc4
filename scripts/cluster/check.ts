import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const deploy = join(import.meta.dirname, "../../deploy");

/** Has each program read its file of deploy/. A program that is missing is a failure, not a pass. */
export function checkFiles(say: (line: string) => void): boolean {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-check-"));
  try {
    const results = checks(folder).map(([name, program, args, accept]) => {
      const { error, status, stderr, stdout } = spawnSync(program, args, { encoding: "utf8" });
      const said = `${stdout ?? ""}${stderr ?? ""}`.trim();
      const isGood = !error && (status === 0 || accept.test(said));
      say(
        `${isGood ? "good" : "BAD "}  ${name}${error ? `: ${program} is not installed: apt-get install ${name}` : ""}`,
      );
      if (!isGood && !error) say(said);
      return isGood;
    });
    return results.every(Boolean);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Check = [name: string, program: string, args: string[], accept: RegExp];
const never = /(?!)/;

function checks(folder: string): Check[] {
  const nginx = join(folder, "nginx.conf");
  writeFileSync(
    nginx,
    `pid ${folder}/pid; error_log ${folder}/log; events {} http { include ${join(deploy, "nginx/forecourt.conf")}; }`,
  );
  const certificates = join(folder, "certificates");
  mkdirSync(certificates);
  const [key, chain] = [join(folder, "key.pem"), join(folder, "chain.pem")];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
  spawnSync("openssl", ["req", "-x509", ...curve, "-nodes", "-subj", "/CN=a", "-keyout", key, "-out", chain]);
  writeFileSync(join(certificates, "a.pem"), `${readFileSync(chain, "utf8")}${readFileSync(key, "utf8")}`);
  const haproxy = join(folder, "haproxy.cfg");
  const text = readFileSync(join(deploy, "haproxy/haproxy.cfg"), "utf8");
  writeFileSync(haproxy, text.replaceAll("/etc/haproxy/certificates/", `${certificates}/`));
  const units = ["forecourt@.service", "forecourt-backup.service", "forecourt-backup.timer"];
  return [
    ["caddy", "caddy", ["validate", "--config", join(deploy, "caddy/Caddyfile"), "--adapter", "caddyfile"], never],
    ["nginx", "nginx", ["-t", "-c", nginx], never],
    ["haproxy", "haproxy", ["-c", "-f", haproxy], never],
    // The program itself is not installed on the machine that checks.
    [
      "systemd",
      "systemd-analyze",
      ["verify", ...units.map((unit) => join(deploy, "systemd", unit))],
      /^(?:\S+: Command \/opt\/forecourt\/\S+ is not executable: No such file or directory\s*)+$/,
    ],
  ];
}
