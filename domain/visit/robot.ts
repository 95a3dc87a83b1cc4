/**
 * Programs that run scripts and read pages without a person: search engines, previews, watchers, measurements. They name
 * themselves. A browser always says something.
 */
const robots =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|prerender|monitor|uptime|pingdom|scan|fetch|facebookexternalhit|feed|archiver|curl|wget|python|java\/|go-http|node|phantom|puppeteer|playwright|selenium/i;

export const isRobot = (userAgent: string): boolean => userAgent.trim() === "" || robots.test(userAgent);
