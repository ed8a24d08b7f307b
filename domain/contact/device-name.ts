import { t } from '#domain/locale/translate.ts'

// The first match wins: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/**
 * Returns a browser and its system in familiar words, or the first words of an unknown user agent.
 */
export function deviceName(userAgent: string): string {
  const of = (list: [RegExp, string][]) => list.find(([mark]) => mark.test(userAgent))?.[1]
  const browser = of(browsers)
  const system = of(systems)
  if (browser) return system ? t('{browser} on {system}', { browser, system }) : browser
  return userAgent.slice(0, 40) || t('Unknown device')
}
