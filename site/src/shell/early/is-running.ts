/** Whether React has hydrated the page; until then inline scripts handle it. */
export const isRunning = (): boolean => document.documentElement.dataset.hasHydrated === 'true';
