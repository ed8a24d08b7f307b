export type Theme = 'light' | 'dark' | 'system'

export const themeKey = 'bb-theme'
const olderKey = 'vite-ui-theme'

/** Returns the stored theme; light where none was chosen or storage is blocked. */
export function readStoredTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(themeKey) || adoptOlderChoice())
  } catch {
    return 'light'
  }
}

/** A theme stored under the older key is migrated once (FRM-10). */
function adoptOlderChoice(): string | null {
  const older = localStorage.getItem(olderKey)
  if (!older) return null
  localStorage.setItem(themeKey, older)
  localStorage.removeItem(olderKey)
  return older
}

export function themeOf(text: string | null | undefined): Theme {
  return text === 'dark' || text === 'system' ? text : 'light'
}

export function showTheme(theme: Theme): void {
  const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark' || (theme === 'system' && prefersDark()))
  root.dataset.theme = theme
}
