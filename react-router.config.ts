import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole map is a few kilobytes in a hashed file; asking for it route by route costs round trips.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
