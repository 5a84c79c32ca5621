/** Whether React has taken the page over; until then the inline scripts are in charge. */
export const isRunning = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
