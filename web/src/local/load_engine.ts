import { ApiError } from '../wire/api_error.ts';

/** Loads the part of the page that plays on this device, which most visits do not need. */
export const loadEngine = () =>
  import('./this_device.ts').catch((error: unknown) => {
    throw new ApiError(0, { code: 'engine_missing', message: String(error) });
  });
