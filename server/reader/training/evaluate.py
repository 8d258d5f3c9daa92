import sys,pickle,collections,math; import numpy as np, schema, labels
from news import items; from pathlib import Path
told=pickle.load(open(sys.argv[1] if len(sys.argv)>1 else 'model/left-out.pkl','rb'))
news=items(Path('/work/shared/data'))
sig=lambda x:1/(1+math.exp(-x))
def soft(v): v=np.exp(v-v.max()); return v/v.sum()
groups=collections.defaultdict(list)
for e,a in told:
    s=labels.left_out(news[e.id]); groups[f'{s}:{e.language}'].append((e,a)); groups['all'].append((e,a)); groups['lang:'+e.language].append((e,a))
TH=float(sys.argv[2]) if len(sys.argv)>2 else .35
print(f'{"set":16} {"n":>5} {"rel P":>6} {"R":>5}  {"type":>5} {"urg":>5} {"w1":>5}  alarms right/found n   kind real again by on country span')
for g in sorted(groups):
    R=groups[g]; firm=[(e,a) for e,a in R if e.relevant is not None and not e.row['borderline']]
    tp=sum(sig(a['relevance'][0])>.5 and e.relevant==1 for e,a in firm); fp=sum(sig(a['relevance'][0])>.5 and e.relevant==0 for e,a in firm); fn=sum(sig(a['relevance'][0])<=.5 and e.relevant==1 for e,a in firm)
    rel=[(e,a) for e,a in R if e.row['relevant'] and e.row.get('urgency') in schema.URGENCIES]
    ty=np.mean([schema.TYPES[a['type'].argmax()] in [e.row['eventType'],*(e.row.get('eventTypeAlt') or [])] for e,a in rel]) if rel else 0
    U=[(schema.URGENCIES.index(e.row['urgency']),soft(a['urgency'])) for e,a in rel]
    # level: median of the chances
    lev=[int(np.searchsorted(np.cumsum(u),.5)) for _,u in U]
    ex=np.mean([l==y for l,(y,_) in zip(lev,U)]) if U else 0; w1=np.mean([abs(l-y)<=1 for l,(y,_) in zip(lev,U)]) if U else 0
    al=[u[3]+u[4]>TH for _,u in U]; yes=[y>=3 for y,_ in U]
    # alarms over all rows: also irrelevant ones that would be read relevant
    ext=[(soft(a['urgency'])[3:].sum()>TH) for e,a in firm if e.relevant==0 and sig(a['relevance'][0])>.5]
    right=sum(x and y for x,y in zip(al,yes)); said=sum(al)+sum(ext)
    st=[(e,a) for e,a in rel if e.row.get('kind')]
    def acc(n,L): return np.mean([L[a[n].argmax()]==e.row[n] for e,a in st]) if st else 0
    def jac(n):
        s=[]
        for e,a in st:
            p={schema.PARTIES[i] for i in np.where(a[n]>0)[0]}; t=set(e.row[n]); s.append(1 if not p and not t else len(p&t)/len(p|t))
        return np.mean(s) if s else 0
    sp=[]
    for e,a in st:
        t=a['span_targets']; m=t>=0; 
        if m.any(): sp.append((a['spans'].argmax(-1)[:len(t)][m[:len(a['spans'])]],t[m]))
    f=lambda: (lambda p,t:(2*((p==t)&(t>0)).sum())/max(1,(p>0).sum()+(t>0).sum()))(np.concatenate([x for x,_ in sp]),np.concatenate([y for _,y in sp])) if sp else 0
    print(f'{g:16} {len(R):5} {tp/max(1,tp+fp):6.3f} {tp/max(1,tp+fn):5.3f}  {ty:5.3f} {ex:5.3f} {w1:5.3f}  {right/max(1,said):.2f}/{right/max(1,sum(yes)):.2f} {sum(yes):4}   {acc("kind",schema.KINDS):.2f} {acc("reality",schema.REALITIES):.2f} {acc("again",schema.AGAIN):.2f} {jac("by"):.2f} {jac("on"):.2f} {acc("country",schema.COUNTRIES):.2f} {f():.2f}')
