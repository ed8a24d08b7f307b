import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

export const themeKey = 'bb-theme'

/**
 * Runs in <head> before the first paint, so that nothing flashes. A choice under the older key is
 * taken over once (FRM-10); light where there is none or storage is blocked.
 */
export const themeScript = `(function(){var t='light';try{var s=localStorage,k='${themeKey}',o='vite-ui-theme',v=s.getItem(k);if(!v&&(v=s.getItem(o))){s.setItem(k,v);s.removeItem(o)}if(v==='dark'||v==='system')t=v}catch(e){}var d=t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme: dark)').matches,h=document.documentElement;h.classList.toggle('dark',d);h.dataset.theme=t})()`

const listeners = new Set<() => void>()
// Remembered apart from storage, which may be blocked.
let current: Theme | undefined

function read(): Theme {
  const shown = current ?? document.documentElement.dataset.theme
  return shown === 'dark' || shown === 'system' ? shown : 'light'
}

function apply(theme: Theme): void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark' || (theme === 'system' && prefersDark))
  root.dataset.theme = theme
  current = theme
  for (const listener of listeners) listener()
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Holds for this page only.
  }
  apply(theme)
}

function subscribe(listener: () => void): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  const follow = () => apply(read())
  const fromElsewhere = (event: StorageEvent) => {
    if (event.key !== themeKey) return
    apply(event.newValue === 'dark' || event.newValue === 'system' ? event.newValue : 'light')
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

/** The chosen theme and how to choose another. On the server it is light. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(subscribe, read, () => 'light')
  return { theme, choose }
}
