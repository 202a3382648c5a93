/** The tour comes in over 300 ms, a little slower than other dialogs; whoever wants no motion gets none. */
export const TOUR_ENTRY = 'motion-safe:[--t-slow:300ms]';
