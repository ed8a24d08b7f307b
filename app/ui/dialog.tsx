import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { t } from '#domain/locale/translate.ts'
import { Button } from './button.tsx'
import { cn } from './class-name.ts'
import { focusHome } from './focus-home.ts'
import { overlayClass } from './overlay.ts'

export const Dialog = Primitive.Root
export const DialogTrigger = Primitive.Trigger

interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: ReactNode
  /** One or two lines under the title. */
  description?: ReactNode
}

/** A dialog for one task, at most 640 px wide; on phones it slides up from the bottom edge. */
export function DialogContent({
  title,
  description,
  className,
  children,
  ...props
}: DialogContentProps) {
  const opener = useRef<Element>(null)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClass} />
      <Primitive.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        onOpenAutoFocus={focusForm}
        onCloseAutoFocus={(event) => giveBack(event, opener.current)}
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col ' +
            'rounded-t-lg border bg-popover text-popover-foreground shadow-float outline-none ' +
            'data-[state=open]:animate-sheet-up data-[state=closed]:animate-fade-out ' +
            'sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-4rem)] sm:max-w-lg ' +
            'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg ' +
            'sm:data-[state=open]:animate-fade-in',
          className,
        )}
        {...props}
      >
        <Opener known={opener} />
        <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
          <div className="min-w-0 flex-1 space-y-1">
            <Primitive.Title className="text-lg">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="text-sm text-muted-foreground">
                {description}
              </Primitive.Description>
            )}
          </div>
          <Primitive.Close asChild>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t('Close')}
              className="-mt-1 -mr-2 pointer-coarse:-mt-2.5 pointer-coarse:size-11"
            >
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </header>
        <div className="relative min-h-0 overflow-y-auto px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

/** Focuses the first field of a form, not the button that closes the dialog. */
function focusForm(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const first = event.currentTarget.querySelector<HTMLElement>(
    'form :is(input, select, textarea):not(:disabled)',
  )
  if (!first) return
  event.preventDefault()
  first.focus()
}

/**
 * Remembers the focused element when the dialog opens; otherwise only a trigger of its own is
 * known.
 */
function Opener({ known }: { known: RefObject<Element | null> }) {
  const [opener] = useState(() => {
    const menu = document.activeElement?.closest('[role=menu]')
    // A menu item disappears with its menu; the button that opened the menu stays.
    const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    return button ?? document.activeElement
  })
  useEffect(() => {
    known.current = opener
  }, [known, opener])
  return null
}

function giveBack(event: Event, opener: Element | null) {
  if (!(opener instanceof HTMLElement)) return
  // The row that opened it is gone.
  if (!opener.isConnected) return focusHome.find?.()
  event.preventDefault()
  opener.focus()
}

/** The buttons at the end of a dialog: the primary one is last, on the right. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  )
}
