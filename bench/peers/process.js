// CPU time and memory of a process, from /proc.

const { readFileSync } = require('node:fs');

/** The CPU time that the process has used, in seconds. The kernel counts in hundredths. */
function cpuTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The peak memory of the process, in bytes. */
function peakMemory(pid) {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s*(\d+) kB/m);
  return 1024 * kilobytes;
}

module.exports = { cpuTime, peakMemory };
