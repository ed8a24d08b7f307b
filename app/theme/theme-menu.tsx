import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Theme } from './stored-theme.ts'
import { useTheme } from './theme.ts'

const choices = [
  { value: 'light', label: msg('Light'), icon: Sun },
  { value: 'dark', label: msg('Dark'), icon: Moon },
  { value: 'system', label: msg('System'), icon: Monitor },
] as const satisfies { value: Theme; label: string; icon: typeof Sun }[]

/**
 * The choice of light, dark or system, for every header. Uses the browser's own popover, which
 * needs no script. Hidden without JavaScript, because the script that sets the theme has not run
 * either.
 */
export function ThemeMenu({ className }: { className?: string }) {
  const { theme, choose } = useTheme()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('Colour theme')}
        className={cn(
          buttonClass({ variant: 'ghost', size: 'icon' }),
          'in-[html:not([data-theme])]:hidden',
          className,
        )}
      >
        <Sun aria-hidden className="dark:hidden" />
        <Moon aria-hidden className="hidden dark:block" />
      </button>
      <fieldset id={id} popover="auto" className="menu-box">
        <legend className="sr-only">{t('Colour theme')}</legend>
        {choices.map(({ value, label, icon: Icon }) => (
          <label key={value} className="menu-choice">
            <input
              type="radio"
              name={`theme-${id}`}
              value={value}
              checked={theme === value}
              onChange={() => choose(value)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" />
            {t(label)}
          </label>
        ))}
      </fieldset>
    </>
  )
}
