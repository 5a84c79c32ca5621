// Runs in the measured page before anything of its own.
window.benchTimings = {firstPaint: 0, largestPaint: 0, longTasks: []};

/**
 * @param {string} type
 * @param {(timings: Window['benchTimings'], entry: PerformanceEntry) => void} take
 */
function observe(type, take) {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(window.benchTimings, entry);
  });
  observer.observe({type, buffered: true});
}

observe('paint', (timings, {name, startTime}) => {
  if (name === 'first-contentful-paint') timings.firstPaint = startTime;
});
observe('largest-contentful-paint', (timings, {startTime}) => {
  timings.largestPaint = startTime;
});
observe('longtask', (timings, {startTime, duration}) => {
  timings.longTasks.push({start: startTime, duration});
});
