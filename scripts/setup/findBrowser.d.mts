/** An installed Chromium or Chrome, or null. */
export function findBrowser(): string | null;
