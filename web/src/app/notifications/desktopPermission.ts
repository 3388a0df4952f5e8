/** Whether the browser lets NOA show notifications. Some have none, and insecure pages may not ask. */
export function mayShowOnDesktop(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** Asks the user, unless they have answered before. */
export async function askForDesktop(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
