import { Command } from 'cmdk'
import type { ReactNode } from 'react'

interface PaletteItemProps {
  /** Identifies the item; not shown. */
  value: string
  onSelect: () => void
  children: ReactNode
}

export function PaletteItem({ value, onSelect, children }: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className={
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm ' +
        'data-[selected=true]:bg-primary-tint data-[selected=true]:text-link'
      }
    >
      {children}
    </Command.Item>
  )
}
