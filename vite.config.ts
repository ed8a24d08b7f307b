import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // One self-contained server bundle: React in its production form whatever NODE_ENV says, one file to load.
  ssr: { noExternal: command === 'build' ? true : undefined },
  // All at once at the start: finding a library later would reload the page under somebody's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.ts'] },
  build: { sourcemap: false, assetsInlineLimit: 0, target: 'baseline-widely-available' },
}))
