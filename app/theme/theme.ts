import { useSyncExternalStore } from 'react'
import { showTheme, type Theme, themeKey, themeOf } from './stored-theme.ts'

const listeners = new Set<() => void>()
// In memory as well, because storage may be blocked.
let current: Theme | undefined

function read(): Theme {
  return current ?? themeOf(document.documentElement.dataset.theme)
}

function apply(theme: Theme): void {
  showTheme(theme)
  current = theme
  for (const listener of listeners) listener()
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts for this page only.
  }
  apply(theme)
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => apply(read())
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key !== themeKey) return
    apply(themeOf(event.newValue))
  }
  listeners.add(listener)
  device.addEventListener('change', follow)
  window.addEventListener('storage', fromElsewhere)
  return () => {
    listeners.delete(listener)
    device.removeEventListener('change', follow)
    window.removeEventListener('storage', fromElsewhere)
  }
}

/** Returns the chosen theme and a function to choose another. Always light on the server. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(subscribe, read, () => 'light')
  return { theme, choose }
}
