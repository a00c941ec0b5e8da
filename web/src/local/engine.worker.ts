import { instantiateEngine } from './instance.ts';
import type { FromWorker, ToWorker } from './worker_protocol.ts';
import { serveEngine } from './worker_protocol.ts';

serveEngine(
  {
    post: (message: FromWorker) => postMessage(message),
    listen: (receive) => addEventListener('message', ({ data }: MessageEvent<ToWorker>) => receive(data)),
  },
  instantiateEngine,
);
