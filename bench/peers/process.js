// What the system says about a process.

const { readFileSync } = require('node:fs');

/** Seconds of work that it has done so far; the system counts in hundredths. */
function work(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The most memory that it has used, in bytes. */
function memory(pid) {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s*(\d+) kB/m);
  return 1024 * kilobytes;
}

module.exports = { memory, work };
