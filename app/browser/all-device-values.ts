import type { AboutDeviceValue, DeviceValue } from './device-value.ts';

type DeviceFile = { default: Pick<DeviceValue<unknown>, 'key'>; about: AboutDeviceValue };

/** Everything that the site keeps on a device, with what readers are told of it. Gathered at build, and never sent. */
export const allDeviceValues = Object.values(import.meta.glob<DeviceFile>('/app/**/*.device.ts', { eager: true })).map((file) => ({
  key: file.default.key,
  about: file.about,
}));
