import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { furtherMenu, menu, profileItem } from '#app/admin/shell/menu.ts'
import { useMay } from '#app/admin/shell/session.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'
import { t } from '#domain/locale/translate.ts'
import { PaletteItem } from './item.tsx'
import { PaletteRecords } from './records.tsx'

const pause = 200

/** The palette (Ctrl or Cmd and K): finds every screen and record of the back office by name. */
export function Palette() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Button
        variant="outline"
        onClick={() => setOpen(true)}
        className="text-muted-foreground max-sm:size-10 max-sm:border-0 max-sm:p-0"
      >
        <Search aria-hidden />
        <span className="max-sm:sr-only">{t('Search')}</span>
        <kbd aria-hidden className="ml-4 font-sans text-xs max-sm:hidden">
          {t('Ctrl K')}
        </kbd>
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent title={t('Go to')} className="sm:max-w-xl">
          <PaletteBody onDone={() => setOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  )
}

function PaletteBody({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const waiting = setTimeout(() => setSearch(text.trim()), pause)
    return () => clearTimeout(waiting)
  }, [text])
  const go = (to: string) => {
    onDone()
    void navigate(to)
  }
  const may = useMay()
  const screens = [...menu, ...furtherMenu, profileItem].filter(
    ({ label, right }) =>
      (right === undefined || may(right)) &&
      label.toLowerCase().includes(text.trim().toLowerCase()),
  )
  return (
    // The server decides what matches; the component only handles the arrow keys and Enter.
    <Command shouldFilter={false} label={t('Go to')} loop>
      <Command.Input
        autoFocus
        value={text}
        onValueChange={setText}
        maxLength={200}
        placeholder={t('Search screens, brokers, customers and listings')}
        className={
          'h-11 w-full rounded-md border border-input/70 bg-card px-3 text-base outline-none ' +
          'focus-visible:border-ring focus-visible:ring-3 focus-visible:ring-ring/25 sm:text-sm'
        }
      />
      <Command.List className="mt-3 max-h-96 min-h-40 overflow-y-auto">
        <Command.Empty className="py-8 text-center text-sm text-muted-foreground">
          {search === text.trim() ? t('No results.') : t('Searching…')}
        </Command.Empty>
        {screens.length > 0 && (
          <Command.Group heading={t('Screens')} className="palette-group">
            {screens.map(({ path, label, icon: Icon }) => (
              <PaletteItem
                key={path}
                value={`screen ${path}`}
                onSelect={() => go(`/bb-admin/${path}`)}
              >
                <Icon aria-hidden className="size-4" />
                {t(label)}
              </PaletteItem>
            ))}
          </Command.Group>
        )}
        {search.length >= 2 && <PaletteRecords search={search} onGo={go} />}
      </Command.List>
    </Command>
  )
}
