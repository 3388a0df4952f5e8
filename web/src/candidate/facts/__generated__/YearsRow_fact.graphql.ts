/**
 * @generated SignedSource<<b3b43e480db9992afe62abc83df450b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearsRow_fact$data = {
  readonly evidence: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceList_evidence">;
  }>;
  readonly value: number;
  readonly " $fragmentType": "YearsRow_fact";
};
export type YearsRow_fact$key = {
  readonly " $data"?: YearsRow_fact$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearsRow_fact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearsRow_fact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EvidenceList_evidence"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "NumberFact",
  "abstractKey": null
};

(node as any).hash = "c2e37d51e5e58e5aff5695638fcdd779";

export default node;
