import {type KeyboardEvent, type ReactNode, useId, useRef} from 'react';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: string;
  /** What has come up in a tab that is not shown. */
  badge?: string | undefined;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/** Panels that stay as they are while another one is shown. */
export default function Tabs({label, tabs, selected, onSelect}: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = (index + step + tabs.length) % tabs.length;
    onSelect(tabs[next]?.id ?? selected);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            className={styles.tab}
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-controls={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.badge && ' '}
            {tab.badge && <span className={styles.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          className={styles.panel}
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          hidden={tab.id !== selected}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
