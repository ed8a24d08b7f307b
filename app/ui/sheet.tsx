import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { t } from '#domain/locale/translate.ts'
import { Button } from './button.tsx'
import { cn } from './class-name.ts'
import { overlayClass } from './overlay.ts'

const headerClass = 'flex h-16 shrink-0 items-center justify-between gap-4 border-b pr-3 pl-5'

export const Sheet = Primitive.Root
export const SheetTrigger = Primitive.Trigger

interface SheetContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: ReactNode
}

/** A drawer from the left, for navigation. */
export function SheetContent({ title, className, children, ...props }: SheetContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={overlayClass} />
      <Primitive.Content
        aria-describedby={undefined}
        className={cn(
          'fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-r ' +
            'bg-popover text-popover-foreground shadow-float outline-none ' +
            'data-[state=open]:animate-sheet-right data-[state=closed]:animate-fade-out',
          className,
        )}
        {...props}
      >
        <header className={headerClass}>
          <Primitive.Title className="text-lg">{title}</Primitive.Title>
          <Primitive.Close asChild>
            <Button variant="ghost" size="icon" aria-label={t('Close')}>
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </header>
        <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
      </Primitive.Content>
    </Primitive.Portal>
  )
}
