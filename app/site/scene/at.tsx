import { createContext, type ReactNode, use } from 'react'
import type { TimeOfDay } from './paint.ts'

export const TimeContext = createContext<TimeOfDay>('day')

/** What is in the street only by day, or only by night. */
export function At({ time, children }: { time: TimeOfDay; children: ReactNode }) {
  return use(TimeContext) === time ? children : null
}
